import type { CountryMap } from '@jobharbor/shared/contracts/markets/country-map';
import type { ReactNode } from 'react';

type CountryChartProps = {
  map: CountryMap;
  /** Drawn over the outline, in the map's pixels. */
  children: ReactNode;
  /** Accessible name. Without one it is decorative. */
  label?: string | undefined;
};

/** Map of a country in the style of a chart. The outline is an image that is loaded after the page. */
export function CountryChart({ map, label, children }: CountryChartProps) {
  const { country_key, width, height } = map;
  const outline = `/api/config/country-map/${country_key}/outline#land`;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a title would be shown over every pin; the label names the group.
    <svg
      className="jhs-chart"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      {...(label ? { role: 'group', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use className="jhs-chart__shoal" href={outline} />
      <use className="jhs-chart__land" href={outline} />
      {children}
    </svg>
  );
}
