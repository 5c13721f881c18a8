/** What a company does, with the industries (ids of the list) that it may call its own. */
export const companyKinds = {
  tech: [1, 3],
  web3: [2],
  finance: [4, 5],
  professional: [6, 7],
  media: [8, 9],
  shop: [10, 11],
  food: [12],
  hotel: [13],
  health: [14, 15],
  school: [16],
  factory: [17, 18, 19],
  build: [20],
  logistics: [21],
  green: [22, 23],
  care: [24],
  facility: [25],
  ngo: [26],
} as const satisfies Record<string, readonly number[]>;

export type CompanyKind = keyof typeof companyKinds;
export const kindNames = Object.keys(companyKinds).filter((key): key is CompanyKind => key in companyKinds);
