import { useLocale, useRemote } from '@jobharbor/shared/remote';
import { useEffect, useMemo, useState } from 'react';
import { createTimeZoneNames } from '../time-zone-name.ts';
import { type ControlProps, Select } from './select.tsx';

interface Zone {
  id: string;
  name: string;
}

/** Naming all 400 zones takes up to a second on a phone: done in pieces, between which the page reacts. */
const zonesAtOnce = 20;

/** Select of time zones, named in the page's language and sorted by name. The chosen zone is there at once. */
export function TimeZoneField(control: ControlProps) {
  const zones = useTimeZones();
  const { value } = control;
  const nameOf = useTimeZoneName();
  const isListed = value === '' || zones.some(({ id }) => id === value);
  return (
    <Select {...control}>
      {!isListed && <option value={value}>{nameOf(value)}</option>}
      {zones.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}

/** Returns a function that names a time zone in the page's language with its offset when the page was loaded. */
export function useTimeZoneName(): (zone: string) => string {
  const { tag } = useLocale();
  const { now } = useRemote();
  return useMemo(() => {
    const nameOf = createTimeZoneNames(tag);
    return (zone) => nameOf(zone, new Date(now));
  }, [tag, now]);
}

/** All time zones by name; empty until all are named. */
function useTimeZones(): readonly Zone[] {
  const { tag } = useLocale();
  const { now } = useRemote();
  const [zones, setZones] = useState<readonly Zone[]>([]);
  useEffect(() => {
    const nameOf = createTimeZoneNames(tag);
    const at = new Date(now);
    const ids = Intl.supportedValuesOf('timeZone');
    const named: Zone[] = [];
    let timer = setTimeout(nameSome);
    function nameSome(): void {
      for (const id of ids.slice(named.length, named.length + zonesAtOnce))
        named.push({ id, name: nameOf(id, at) });
      if (named.length < ids.length) {
        timer = setTimeout(nameSome);
        return;
      }
      const { compare } = new Intl.Collator(tag);
      setZones(named.sort((a, b) => compare(a.name, b.name)));
    }
    return () => clearTimeout(timer);
  }, [tag, now]);
  return zones;
}
