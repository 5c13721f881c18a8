import { type RefObject, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

export interface PlotData {
  /** Seconds, one for each step. */
  at: readonly number[];
  lines: readonly { name: string; values: readonly (number | null)[] }[];
  /** Times of changes in seconds: a vertical line each. */
  marks?: readonly number[];
  /** Formats a value. */
  say: (value: number) => string;
}

type PlotInput = PlotData & { onPoint: (index: number | null) => void };

const height = 220;
/** Lines differ in colour and in stroke, so that colour is not the only cue. */
const strokes: readonly number[][] = [[], [8, 4], [2, 3], [10, 3, 2, 3], [], [8, 4], [2, 3], [10, 3, 2, 3]];
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

const dark = () => window.matchMedia('(prefers-color-scheme: dark)');
const followTheme = (listener: () => void) => {
  const query = dark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/**
 * Renders a plot into the element. New data updates it in place, without flicker; other lines or another theme recreate
 * it. Colours come from the legend's samples in the stylesheet.
 */
export function usePlot({
  at,
  lines,
  marks = [],
  say,
  onPoint,
}: PlotInput): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot>(null);
  const isDark = useSyncExternalStore(followTheme, () => dark().matches);
  const names = lines.map(({ name }) => name).join('\n');
  const data = [at, ...lines.map(({ values }) => values)] as unknown as uPlot.AlignedData;
  const tell = useEffectEvent(onPoint);
  const readMarks = useEffectEvent(() => marks);
  const draw = useEffectEvent((element: HTMLElement) => {
    const { color: ink, fontFamily } = getComputedStyle(element);
    const axis = axisStyle(ink, fontFamily);
    return new uPlot(
      {
        width: element.clientWidth || 600,
        height,
        legend: { show: false },
        cursor: { y: false, drag: { x: false, y: false } },
        scales: { y: { range: (_self, _least, most) => [0, most > 0 ? most * 1.1 : 1] } },
        axes: [
          { ...axis, values: (_self, ticks) => ticks.map((tick) => clock.format(tick * 1_000)) },
          { ...axis, size: 64, values: (_self, ticks) => ticks.map(say) },
        ],
        series: [
          {},
          ...lines.map(({ name }, line) => ({
            label: name,
            stroke: sampleColour(element, line),
            width: 2,
            dash: strokes[line] ?? [],
            points: {
              size: 5,
              filter: (self: uPlot, index: number) => isolatedPoints(self.data[index] ?? []),
            },
          })),
        ],
        hooks: {
          setCursor: [(self: uPlot) => tell(self.cursor.idx ?? null)],
          draw: [(self: uPlot) => drawMarks(self, readMarks(), ink)],
        },
      },
      data,
      element,
    );
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines or colours need a new plot
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const own = draw(element);
    plot.current = own;
    const observer = new ResizeObserver(() => own.setSize({ width: element.clientWidth, height }));
    observer.observe(element);
    return () => {
      observer.disconnect();
      own.destroy();
      plot.current = null;
    };
  }, [names, isDark]);

  useEffect(() => plot.current?.setData(data), [data]);
  return place;
}

/** The colour of a line's sample in the legend. */
function sampleColour(element: HTMLElement, line: number): string {
  const sample = element.closest('figure')?.querySelector(`[data-line="${line}"]`);
  return sample ? getComputedStyle(sample).color : 'currentcolor';
}

const axisStyle = (ink: string, fontFamily: string): uPlot.Axis => ({
  stroke: ink,
  font: `12px ${fontFamily}`,
  grid: { stroke: ink, width: 0.15 },
  ticks: { stroke: ink, width: 0.3 },
});

/** Steps without a neighbour: no line leads to them, so each is a point. */
export const isolatedPoints = (values: ArrayLike<number | null | undefined>): number[] =>
  Array.from(values, (_value, step) => step).filter(
    (step) => values[step] != null && values[step - 1] == null && values[step + 1] == null,
  );

/** A dashed vertical line at each time, independent of the lines' colours. */
function drawMarks({ ctx, bbox, valToPos }: uPlot, marks: readonly number[], ink: string): void {
  ctx.save();
  ctx.strokeStyle = ink;
  ctx.setLineDash([4, 4]);
  for (const at of marks) {
    const x = Math.round(valToPos(at, 'x', true));
    if (x < bbox.left || x > bbox.left + bbox.width) continue;
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
  }
  ctx.restore();
}
