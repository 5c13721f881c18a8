import { Notice } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { machinesQuery } from '../../api/queries.ts';
import { findProblems } from './find-problems.ts';

/** Gateways that something is wrong with, before the rest of the page; nothing while all are well. */
export function TroubleNotice() {
  const { data } = useQuery(machinesQuery);
  const machinesInTrouble = (data?.machines ?? [])
    .map((machine) => ({ ...machine, troubles: findProblems(machine, data?.now ?? 0) }))
    .filter(({ troubles }) => troubles.length > 0);
  if (machinesInTrouble.length === 0) return null;
  return (
    <Notice tone="danger" role="alert" title="Gateways are in trouble">
      <ul>
        {machinesInTrouble.map(({ id, host, pid, troubles }) => (
          <li key={id}>
            <strong>
              {host} {pid}
            </strong>
            : {troubles.join(', ')}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
