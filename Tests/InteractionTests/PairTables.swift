import Foundation
import Interaction

/// Who wins, and in which order the callbacks come.
extension PairTests {
  static let tables: [Table] = [
    Table(
      stroke: "a tap",
      script: "0 down 50,50; 100 up 50,50; 2000 wait",
      cells: """
               tap       double    long      press     drag      scroll    pinch
        tap    A         A         byA       byA       A         A         A
        double B         .         by        bB        .         .         .
        long   axB       ax        abxy      abxB      ax        ax        ax
        press  aA        aA        abyA      abyA      aA        aA        aA
        drag   B         .         by        bB        .         .         .
        scroll B         .         by        bB        .         .         .
        pinch  B         .         by        bB        .         .         .
        """),
    Table(
      stroke: "two taps",
      script: "0 down 50,50; 100 up 50,50; 200 down 50,50; 300 up 50,50; 2000 wait",
      cells: """
               tap       double    long      press     drag      scroll    pinch
        tap    AA        AA        byAbyA    byAbyA    AA        AA        AA
        double A         A         bybyA     byA       A         A         A
        long   axBaxB    axaxB     abxyabxy  abxBabxB  axax      axax      axax
        press  aAaA      aAaA      abyAabyA  abyAabyA  aAaA      aAaA      aAaA
        drag   BB        B         byby      bBbB      .         .         .
        scroll BB        B         byby      bBbB      .         .         .
        pinch  BB        B         byby      bBbB      .         .         .
        """),
    Table(
      stroke: "a hold",
      script: "0 down 50,50; 600 up 50,50; 2000 wait",
      cells: """
               tap       double    long      press     drag      scroll    pinch
        tap    A         A         bB        byA       A         A         A
        double B         .         bB        bB        .         .         .
        long   aA        aA        abyA      abyA      aA        aA        aA
        press  aA        aA        abxB      abyA      aA        aA        aA
        drag   B         .         bB        bB        .         .         .
        scroll B         .         bB        bB        .         .         .
        pinch  B         .         bB        bB        .         .         .
        """),
    Table(
      stroke: "a hold and then a drag",
      script: "0 down 50,50; 600 move 50,70; 700 move 50,90; 800 up 50,90; 2000 wait",
      cells: """
               tap       double    long      press     drag      scroll    pinch
        tap    .         .         bB        bB        bB        bB        .
        double .         .         bB        bB        bB        bB        .
        long   aA        aA        abyA      abyA      aA        aA        aA
        press  aA        aA        abxB      abyA      axbB      axbB      aA
        drag   aA        aA        bB        byaA      aA        aA        aA
        scroll aA        aA        bB        byaA      aA        aA        aA
        pinch  .         .         bB        bB        bB        bB        .
        """),
    Table(
      stroke: "a drag",
      script: "0 down 50,50; 100 move 50,70; 200 move 50,90; 300 up 50,90; 2000 wait",
      cells: """
               tap       double    long      press     drag      scroll    pinch
        tap    .         .         by        bB        bB        bB        .
        double .         .         by        bB        bB        bB        .
        long   ax        ax        abxy      abxB      axbB      axbB      ax
        press  aA        aA        abyA      abyA      axbB      axbB      aA
        drag   aA        aA        byaA      byaA      aA        aA        aA
        scroll aA        aA        byaA      byaA      aA        aA        aA
        pinch  .         .         by        bB        bB        bB        .
        """),
    Table(
      stroke: "a drag that stays",
      script: "0 down 50,50; 100 move 50,70; 900 up 50,70; 2000 wait",
      cells: """
               tap       double    long      press     drag      scroll    pinch
        tap    .         .         by        bB        bB        bB        .
        double .         .         by        bB        bB        bB        .
        long   ax        ax        abxy      abxB      axbB      axbB      ax
        press  aA        aA        abyA      abyA      axbB      axbB      aA
        drag   aA        aA        byaA      byaA      aA        aA        aA
        scroll aA        aA        byaA      byaA      aA        aA        aA
        pinch  .         .         by        bB        bB        bB        .
        """),
    Table(
      stroke: "a movement across, out of the child",
      script: "0 down 50,50; 100 move 200,50; 200 up 200,50; 2000 wait",
      cells: """
               tap       double    long      press     drag      scroll    pinch
        tap    .         .         by        by        bB        .         .
        double .         .         by        by        bB        .         .
        long   ax        ax        abxy      abxy      axbB      ax        ax
        press  ax        ax        abxy      abxy      axbB      ax        ax
        drag   aA        aA        byaA      byaA      aA        aA        aA
        scroll .         .         by        by        bB        .         .
        pinch  .         .         by        by        bB        .         .
        """),
    Table(
      stroke: "a pinch",
      script: """
        0 down 20,50 1; 50 down 50,50 2; 100 move 80,50 2; 200 up 20,50 1; 250 up 80,50 2
        2000 wait
        """,
      cells: """
               tap       double    long      press     drag      scroll    pinch
        tap    .         .         by        by        .         .         bB
        double .         .         by        by        .         .         bB
        long   ax        ax        abxy      abxy      ax        ax        axbB
        press  ax        ax        abxy      abxy      ax        ax        axbB
        drag   .         .         by        by        .         .         bB
        scroll .         .         by        by        .         .         bB
        pinch  aA        aA        byaA      byaA      aA        aA        aA
        """),
  ]
}
