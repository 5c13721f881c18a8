/** The path without numbers, and the numbers: `/jobs/7/status` → `/jobs/{id}/status`, [7]. */
export function readPath(path: string): { pattern: string; ids: number[] } {
  const ids: number[] = [];
  const pattern = path.replace(/\/(\d{1,15})(?=\/|$)/g, (_, id: string) => {
    ids.push(Number(id));
    return '/{id}';
  });
  return { pattern, ids };
}
