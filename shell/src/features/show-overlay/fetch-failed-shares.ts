interface Series {
  remote: string;
  version: string;
  points: { visits: number; failed: number }[];
}

/**
 * Visits and failures of the last 15 minutes by `remote version`, for a user of this browser who is logged in to the
 * platform dashboard. Null for others.
 */
export async function fetchFailedShares(): Promise<Map<string, string> | null> {
  try {
    const answer = await fetch('/platform/api/health?minutes=15');
    if (!answer.ok) return null;
    const { series } = (await answer.json()) as { series: Series[] };
    return new Map(
      series.map(({ remote, version, points }) => {
        const sum = (key: 'visits' | 'failed') => points.reduce((all, point) => all + point[key], 0);
        return [`${remote} ${version}`, `${sum('failed')} of ${sum('visits')} failed`];
      }),
    );
  } catch {
    return null;
  }
}
