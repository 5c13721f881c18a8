import { type ComponentType, useEffect, useState } from 'react';

export type MotifName = 'boat' | 'buoy' | 'chart' | 'lighthouse';

/** A motif that is lazy-loaded, for light pages that rarely show one. Reserves its space to avoid layout shift. */
export function LazyMotif({ name }: { name: MotifName }) {
  const [Motif, setMotif] = useState<ComponentType>();
  useEffect(() => {
    let isWanted = true;
    // If it does not load, its space stays empty.
    void import('./motifs.tsx').then(
      ({ BoatMotif, BuoyMotif, ChartMotif, LighthouseMotif }) => {
        const motifs = { boat: BoatMotif, buoy: BuoyMotif, chart: ChartMotif, lighthouse: LighthouseMotif };
        if (isWanted) setMotif(() => motifs[name]);
      },
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [name]);
  return Motif ? <Motif /> : <svg className="jh-motif" viewBox="0 0 240 132" aria-hidden="true" />;
}
