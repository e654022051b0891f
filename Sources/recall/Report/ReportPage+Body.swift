extension ReportPage {
  static let body = """
    <header>
    <select id="file" aria-label="Replay"></select>
    <button id="back" title="← the event before">◀</button>
    <input id="place" type="range" min="0" value="0" aria-label="Event">
    <button id="on" title="→ the next event">▶</button>
    <output id="time"></output>
    <button id="failure" title="D the next that isn't as it should be">Next failure</button>
    <button id="look" title="L light or dark">◐</button>
    </header>
    <main>
    <section id="events">
    <p><input id="search" type="search" placeholder="Search (/)" aria-label="Search">
    <label><input id="quiet" type="checkbox"> hide what changes nothing (H)</label></p>
    <ol id="list" tabindex="0" aria-label="Events"></ol>
    </section>
    <section id="shown">
    <div id="views" role="group" aria-label="What is shown"></div>
    <div id="picture"></div>
    <p id="words"></p>
    <div id="strip" aria-label="Film"></div>
    </section>
    <section id="told"></section>
    </main>
    """
}
