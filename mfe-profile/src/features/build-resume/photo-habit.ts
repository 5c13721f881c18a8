import type { CountryKey } from '@jobharbor/shared/contracts/markets/market';

/** Whether a photo on a résumé is usual in a country, up to the person, or a reason for employers to refuse it. */
export type PhotoHabit = 'usual' | 'optional' | 'harmful';

const habits: Readonly<Partial<Record<CountryKey, PhotoHabit>>> = {
  ...{
    jp: 'usual',
    cn: 'usual',
    tw: 'usual',
    th: 'usual',
    vn: 'usual',
    id: 'usual',
    tr: 'usual',
    ae: 'usual',
  },
  // Laws or guidelines against discrimination ask employers not to look at photos.
  ...{ us: 'harmful', in: 'harmful', sg: 'harmful' },
};

export const photoHabit = (country: CountryKey): PhotoHabit => habits[country] ?? 'optional';
