import { expect, it } from 'vitest';
import { anEntry } from '../testing/a-remote.ts';
import { createFlags } from './create-flags.ts';

const { contract } = anEntry('mfe-a').extras;
const flags = [{ key: 'videos', value: true, about: 'Videos' }];

it('gives a remote its flags by country, as its contract declares them where nobody has set any', () => {
  const whole = `${contract.namespace}.videos`;
  const flag = createFlags(
    { [whole]: { countries: { cn: false } }, 'other.videos': { value: false } },
    { ...contract, flags },
  );
  expect([flag('videos', 'cn'), flag('videos', 'ph'), flag('unknown', 'cn')]).toEqual([
    false,
    true,
    undefined,
  ]);
  const everywhere = createFlags(
    { [whole]: { value: false, countries: { ph: true } } },
    { ...contract, flags },
  );
  expect([everywhere('videos', 'cn'), everywhere('videos', 'ph')]).toEqual([false, true]);
});

it('keeps what the contract declares where a flag was set to another kind of value', () => {
  const flag = createFlags({ [`${contract.namespace}.videos`]: { value: 'no' } }, { ...contract, flags });
  expect(flag('videos', 'ph')).toBe(true);
});
