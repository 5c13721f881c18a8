import type { FlagList } from '@jobharbor/platform/schemas';
import { Button, Skeleton } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flagsQuery } from '../../api/queries.ts';
import { countryName } from '../../components/country-name.ts';
import { DataTable } from '../../components/data-table.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { flagText } from './flag-text.ts';
import { SetFlagDialog } from './set-flag-dialog.tsx';

type Flag = FlagList['flags'][number];

/** Flags with their values, and countries with overrides. */
export function FlagsPage() {
  const flags = useQuery(flagsQuery);
  const [setting, setSetting] = useState<Flag>();
  return (
    <div className="jh-stack jh-gap-6">
      <Loaded query={flags} what="the flags" skeleton={<Skeleton className="jhd-skeleton" shape="block" />}>
        {(list) =>
          list.flags.length === 0 ? (
            <p className="jh-quiet">No live remote declares a flag in its contract.</p>
          ) : (
            <DataTable
              caption="Flags"
              captionHidden
              rows={list.flags}
              keyOf={({ flag }) => flag}
              columns={[
                {
                  head: 'Flag',
                  cell: ({ flag, about }) => (
                    <>
                      <code className="jhd-code">{flag}</code>
                      <p className="jh-quiet">{about}</p>
                    </>
                  ),
                },
                { head: 'Package', cell: ({ package: name }) => name },
                {
                  head: 'Value',
                  cell: ({ change, declared }) =>
                    change?.value === undefined
                      ? `${flagText(declared)} (as declared)`
                      : flagText(change.value),
                },
                {
                  head: 'But in',
                  cell: ({ change }) => exceptionsOf(change?.countries ?? {}) || 'no country',
                },
                {
                  head: 'Action',
                  cell: (flag) => (
                    <Button size="small" aria-label={`Set ${flag.flag}…`} onClick={() => setSetting(flag)}>
                      Set…
                    </Button>
                  ),
                },
              ]}
            />
          )
        }
      </Loaded>
      {setting && <SetFlagDialog flag={setting} onClose={() => setSetting(undefined)} />}
    </div>
  );
}

const exceptionsOf = (countries: NonNullable<NonNullable<Flag['change']>['countries']>): string =>
  Object.entries(countries)
    .map(([key, value]) => `${countryName(key)}: ${flagText(value)}`)
    .join(', ');
