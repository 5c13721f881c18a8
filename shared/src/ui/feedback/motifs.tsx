import type { ReactNode } from 'react';

/** Frame of every motif: depth contours and water. */
function Motif({ children }: { children: ReactNode }) {
  return (
    <svg className="jh-motif" viewBox="0 0 240 132" aria-hidden="true" focusable="false">
      <g className="jh-motif__contour">
        <path d="M6 96c26-10 44-2 66-6s34-14 60-10 40 12 64 6 28-10 38-8" />
        <path d="M14 110c28-9 42 2 66-2s38-10 60-6 38 8 58 3 22-6 30-5" />
        <path d="M34 123c24-6 40 3 60 0s34-7 54-4 36 5 52 1" />
        <path d="M2 78c10-4 18-2 28-3M210 66c10-3 18-1 26-3" />
      </g>
      {children}
    </svg>
  );
}

/** A lit lighthouse: nothing new yet. */
export function LighthouseMotif() {
  return (
    <Motif>
      <path className="jh-motif__beam" d="M120 34 18 14v34zM120 34l102-20v34z" />
      <path className="jh-motif__land" d="M72 100c8-12 20-14 30-16h36c14 2 24 6 30 16z" />
      <path className="jh-motif__paper" d="M109 44h22l6 42h-34z" />
      <path className="jh-motif__solid" d="M107.3 56h25.4l1.7 12h-28.8z" />
      <path className="jh-motif__paper" d="M106 44h28M112 44V30h16v14" />
      <path className="jh-motif__signal" d="M116 38a4 4 0 0 1 8 0v2h-8z" />
      <path d="M110 30h20L120 20zM120 20v-5M117 86v-8a3 3 0 0 1 6 0v8" />
    </Motif>
  );
}

/** A buoy off its mooring: something went wrong, and is marked. */
export function BuoyMotif() {
  return (
    <Motif>
      <g transform="rotate(9 120 92)">
        <path className="jh-motif__paper" d="M112 42h16l10 42h-36z" />
        <path className="jh-motif__solid" d="M108.6 56h22.8l3.1 13h-29z" />
        <path d="M120 42V30" />
        <path className="jh-motif__signal" d="m120 14 8 14h-16z" />
        <path className="jh-motif__land" d="M90 84h60l-6 14c-8 4-40 4-48 0z" />
      </g>
      <path d="M66 100c8-5 14-5 22 0s14 5 22 0 14-5 22 0 14 5 22 0 12-5 18-2" />
      <path
        className="jh-motif__contour"
        d="M150 24c5 3 8 8 9 13M158 16c8 5 12 12 14 20M90 26c-5 3-8 8-9 13M82 18c-8 5-12 12-14 20"
      />
    </Motif>
  );
}

/** A boat setting out: nothing here yet, begin. */
export function BoatMotif() {
  return (
    <Motif>
      <path className="jh-motif__paper" d="M122 22v54h44c-4-24-20-44-44-54z" />
      <path className="jh-motif__land" d="M116 34v42H84c4-18 14-34 32-42z" />
      <path d="M119 12v72" />
      <path className="jh-motif__signal" d="M119 12h18l-5 4.5 5 4.5h-18z" />
      <path className="jh-motif__paper" d="M72 84h98c-3 10-10 16-20 16H94c-12 0-19-6-22-16z" />
      <path d="M78 91h88" />
      <path d="M52 104c8-5 14-5 22 0s14 5 22 0 14-5 22 0 14 5 22 0 14-5 22 0 14 5 22 0" />
    </Motif>
  );
}

/** A chart with a plotted course: nothing found on this one, look elsewhere. */
export function ChartMotif() {
  return (
    <Motif>
      <path className="jh-motif__paper" d="m58 24 42-10 42 10 42-10v80l-42 10-42-10-42 10z" />
      <path className="jh-motif__land" d="M58 24l16-3.8c6 8 16 10 18 18s-8 12-16 14-12 8-18 8z" />
      <g className="jh-motif__contour">
        <path d="M58 72c10 0 22-4 30-12s18-10 18-22-6-14-8-23M58 84c14 0 28-6 38-16s20-14 20-28-4-18-6-23" />
        <path d="M142 100c2-10 10-16 20-18s18-8 22-16M126 100c4-18 14-28 28-30s24-10 30-18" />
      </g>
      <path d="M100 14v80M142 24v80" />
      <path className="jh-motif__course" d="M86 78c12 4 24-6 34-14s22-12 36-24" />
      <path className="jh-motif__signal" d="M160 40c-6-7-8-10-8-14a8 8 0 0 1 16 0c0 4-2 7-8 14z" />
      <path d="M82 74l7 7M89 74l-7 7" />
    </Motif>
  );
}
