import { classNames } from '../class-names.ts';

/** Decorative chart of a bay (coast, depth contours, light, channel), beside the first text of a page. Never required. */
export function FacingChart({ className }: { className?: string | undefined }) {
  return (
    <svg className={classNames('jh-facing-chart', className)} viewBox="130 0 430 360" aria-hidden="true">
      <g className="jh-facing-chart__depth">
        <path d="M433-9C429-2 410 22 410 36c0 14 27 25 23 36-3 12-37 19-44 30-7 11-3 26 4 37 7 11 37 18 40 30 4 12-6 30-19 39-12 9-48 5-55 14-6 9 8 28 17 38 10 10 35 11 38 23 4 12-20 33-17 48 3 15 30 36 36 42" />
        <path d="M403-13c0 15 7 63 0 88-7 25-40 40-43 62-4 22 26 49 24 70-2 21-34 35-37 55-3 21 7 47 17 66 9 18 32 38 39 46" />
        <path d="M361-5c0 12 7 49 0 74-8 24-43 48-45 72-3 23 29 48 28 67-1 20-29 28-34 50-5 21 1 58 9 77 9 20 35 32 42 38" />
        <path d="M306-8c0 12 8 48 0 74-8 26-45 60-48 82-2 22 33 30 33 50s-25 48-30 69c-5 22-7 45 1 61 7 16 37 30 44 36" />
        <path d="M237-12c0 15 8 68 0 92-9 23-49 26-51 49-2 23 36 67 38 88 2 21-19 18-25 37-6 19-16 57-10 79 6 22 40 42 48 50" />
      </g>
      <path
        className="jh-facing-chart__land"
        d="M470-10c-3 7-18 30-18 44s22 26 18 38c-4 12-36 21-42 32-6 11 1 25 8 36 7 11 31 17 34 28 3 11-7 29-18 38-11 9-42 7-48 16-6 9 4 30 12 40 8 10 32 11 36 22 4 11-15 31-12 46s26 35 31 42h110V-10z"
      />
      <path className="jh-facing-chart__wall" d="M408 224c-24-2-44-18-50-42" />
      <path className="jh-facing-chart__way" d="M140 322c60-6 70-92 114-152s124-108 146-58-4 62-8 80" />
      <g className="jh-facing-chart__sector">
        <path d="M357 176 214 92M357 176 222 262" />
        <path d="M257 117a116 116 0 0 0 2 121" />
      </g>
      <path className="jh-facing-chart__flare" d="M355 172c-6-22 4-44 24-54 8 22-2 46-24 54z" />
      <circle className="jh-facing-chart__light" cx="357" cy="177" r="4.5" />
      <g className="jh-facing-chart__rose">
        <circle cx="486" cy="300" r="34" />
        <circle cx="486" cy="300" r="26" />
        <path d="m486 262 7 31 31 7-31 7-7 31-7-31-31-7 31-7z" />
        <path className="jh-facing-chart__light" d="m486 262 7 31-7 7z" />
      </g>
    </svg>
  );
}
