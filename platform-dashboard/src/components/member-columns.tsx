import type { Column } from './data-table.tsx';

/** A member of a set: the package's name and its version. */
export const memberColumns: readonly Column<[name: string, version: string]>[] = [
  { head: 'Package', cell: ([name]) => name },
  {
    head: 'Version',
    cell: ([, version]) => (
      <code className="jhd-code" translate="no">
        {version}
      </code>
    ),
  },
];
