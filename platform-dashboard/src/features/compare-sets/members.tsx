import type { ReleaseSet } from '@jobharbor/platform/schemas';
import { DataTable } from '../../components/data-table.tsx';
import { memberColumns } from '../../components/member-columns.tsx';

/** All members of a set, collapsed. */
export function Members({ members, set }: { members: ReleaseSet['members']; set: string }) {
  const rows = Object.entries(members).sort();
  return (
    <details className="jhd-fold">
      <summary>All {rows.length} members</summary>
      <DataTable
        caption={`Members of set ${set}`}
        captionHidden
        rows={rows}
        keyOf={([name]) => name}
        columns={memberColumns}
      />
    </details>
  );
}
