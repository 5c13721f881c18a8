import type { AlertFilters } from './job-alert.ts';

/** Normal form of filters, so that equal searches compare equal: no empty values, lists sorted and without duplicates. */
export function normaliseFilters(filters: AlertFilters): AlertFilters {
  const entries = Object.entries(filters)
    .map(([field, value]) => [field, normalise(value)])
    .filter(([, value]) => !(value === undefined || value === '' || value === false || isEmptyList(value)));
  return Object.fromEntries(entries.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
}

function normalise(value: AlertFilters[keyof AlertFilters]) {
  if (Array.isArray(value)) return [...new Set<number | string>(value)].sort((a, b) => (a < b ? -1 : 1));
  return typeof value === 'string' ? value.trim().normalize('NFKC').replace(/\s+/gu, ' ') : value;
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
