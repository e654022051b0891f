extension ReportPage {
  static let style = """
    :root { color-scheme: light dark; --ground: #fff; --text: #1d1d1f; --line: #d2d2d7; --soft: #f5f5f7;
      --mark: #0058b0; --bad: #b00020; --good: #00662c; }
    @media (prefers-color-scheme: dark) { :root { --ground: #1c1c1e; --text: #f2f2f7; --line: #48484a;
      --soft: #2c2c2e; --mark: #64b5ff; --bad: #ff8a80; --good: #7bd88f; } }
    :root.light { color-scheme: light; --ground: #fff; --text: #1d1d1f; --line: #d2d2d7; --soft: #f5f5f7;
      --mark: #0058b0; --bad: #b00020; --good: #00662c; }
    :root.dark { color-scheme: dark; --ground: #1c1c1e; --text: #f2f2f7; --line: #48484a; --soft: #2c2c2e;
      --mark: #64b5ff; --bad: #ff8a80; --good: #7bd88f; }
    * { box-sizing: border-box; }
    body { margin: 0; height: 100vh; display: flex; flex-direction: column; background: var(--ground);
      color: var(--text); font: 14px/1.4 system-ui, sans-serif; }
    header { display: flex; gap: 8px; padding: 8px; border-bottom: 1px solid var(--line); align-items: center; }
    header input { flex: 1; min-width: 80px; }
    select { max-width: 30vw; }
    main { flex: 1; display: flex; min-height: 0; }
    section { overflow: auto; padding: 8px; }
    #events { flex: 0 0 30%; display: flex; flex-direction: column; border-right: 1px solid var(--line); }
    #events p { margin: 0 0 8px; display: flex; gap: 8px; flex-wrap: wrap; }
    #list { margin: 0; padding: 0; list-style: none; overflow: auto; flex: 1; position: relative; }
    #list li { height: 24px; padding: 0 6px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis;
      position: absolute; left: 0; right: 0; cursor: default; }
    #list li b { display: inline-block; width: 62px; font-weight: 400; opacity: .7; text-align: right;
      margin-right: 10px; font-variant-numeric: tabular-nums; }
    #list li.same { opacity: .6; }
    #list li.bad { color: var(--bad); font-weight: 600; opacity: 1; }
    #list li.now { background: var(--mark); color: var(--ground); opacity: 1; }
    #shown { flex: 1; display: flex; flex-direction: column; background: var(--soft); min-width: 0; }
    #views { display: flex; gap: 4px; flex: none; justify-content: center; padding-bottom: 8px; }
    button[aria-pressed=true] { background: var(--mark); color: var(--ground); border-color: var(--mark); }
    #words { margin: 8px 0 0; text-align: center; font-size: 12px; flex: none; min-height: 1.4em; }
    #picture { flex: 1; min-height: 0; display: flex; align-items: center; justify-content: center; }
    #picture svg, #picture img { max-width: 100%; max-height: 100%; width: auto; height: auto; box-shadow: 0 1px 6px #0006; }
    #strip { display: flex; gap: 4px; overflow-x: auto; padding-top: 8px; flex: none; }
    .came, .gone { fill: none; stroke-width: 3; vector-effect: non-scaling-stroke; }
    .came { stroke: #00a040; } .gone { stroke: #e00030; }
    #strip .came { stroke-width: 1.5; }
    #strip svg { height: 64px; width: auto; flex: none; border: 2px solid transparent; }
    #strip svg.now { border-color: var(--mark); }
    #strip svg.bad { border-color: var(--bad); }
    #told { flex: 0 0 28%; border-left: 1px solid var(--line); }
    #told h2 { font-size: 13px; margin: 12px 0 4px; }
    #told pre { white-space: pre-wrap; word-break: break-word; margin: 0; font: 12px/1.5 ui-monospace, monospace; }
    .old, .bad { color: var(--bad); } .new { color: var(--good); }
    :focus-visible { outline: 2px solid var(--mark); outline-offset: 1px; }
    """
}
