/** A colour as three linear-light sRGB channels, clipped to the gamut as a browser would show it. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

const OKLCH = /^oklch\(\s*([\d.]+)%\s+([\d.]+)\s+([\d.]+)\s*\)$/;

/** Reads `oklch(L% C H)`. Throws on any other notation, so that a token cannot slip past the check. */
export function parseOklch(text: string): LinearRgb {
  const match = OKLCH.exec(text.trim());
  if (!match) throw new Error(`Not an oklch colour: ${text}`);
  const lightness = Number(match[1]) / 100;
  const chroma = Number(match[2]);
  const hue = (Number(match[3]) * Math.PI) / 180;
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  // OKLab to cone responses and on to linear sRGB (Ottosson's matrices).
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** The WCAG 2 contrast ratio of two colours, 1 to 21. */
export function contrastRatio(one: LinearRgb, other: LinearRgb): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((x, y) => y - x) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red, green, blue]: LinearRgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function clip(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}
