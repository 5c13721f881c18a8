/** Days that a release is kept after it was last served. */
export function retentionDays(): number {
  const days = Number(process.env.RELEASE_RETENTION_DAYS ?? 30);
  if (Number.isFinite(days) && days >= 0) return days;
  throw new Error('RELEASE_RETENTION_DAYS is a number of days, as 30.');
}
