const withoutMinorUnit = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '),
);
const inThousandths = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/**
 * Digits after the decimal point of a currency's minor unit, by ISO 4217: JPY 0, USD 2, KWD 3. Amounts on the wire are in
 * this unit. Do not use `Intl` for this: CLDR has no decimals for rupiah and forint, and engines differ.
 */
export const minorUnitsOf = (currency: string): number =>
  withoutMinorUnit.has(currency) ? 0 : inThousandths.has(currency) ? 3 : 2;
