import type { TokenList } from '@jobharbor/platform/schemas';
import { Badge, Button, EmptyState, LighthouseMotif, Skeleton } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tokensQuery } from '../../api/queries.ts';
import { DataTable } from '../../components/data-table.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { formatMoment, Moment } from '../../components/moment.tsx';
import { useNow } from '../../components/use-now.ts';
import { useMissingRight } from '../../session/use-session.ts';
import { CreateTokenDialog } from './create-token-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

type Token = TokenList['tokens'][number];

/** Names and rights of all tokens. A token itself is shown only once, when it is created. */
export function TokensPage() {
  const lack = useMissingRight('operator');
  if (lack !== null)
    return (
      <EmptyState motif={<LighthouseMotif />} title="Tokens are the platform team’s">
        {lack}
      </EmptyState>
    );
  return <Tokens />;
}

function Tokens() {
  const tokens = useQuery(tokensQuery);
  const now = useNow();
  const [isMaking, setMaking] = useState(false);
  const [revoking, setRevoking] = useState<Token>();
  return (
    <div className="jh-stack jh-gap-6">
      <div>
        <Button variant="primary" onClick={() => setMaking(true)}>
          Make a token…
        </Button>
      </div>
      <Loaded query={tokens} what="the tokens" skeleton={<Skeleton className="jhd-skeleton" shape="block" />}>
        {(list) => (
          <DataTable
            caption="Tokens"
            captionHidden
            rows={list.tokens}
            keyOf={({ id }) => id}
            columns={[
              { head: 'Name', cell: ({ name }) => name },
              { head: 'Team', cell: ({ team }) => team },
              { head: 'Rights', cell: ({ rights }) => rights.join(', ') || 'none' },
              { head: 'Packages', cell: ({ packages }) => packages.join(', ') || 'all' },
              { head: 'Made', cell: ({ made_at: at }) => <Moment at={at} /> },
              { head: 'State', cell: (token) => <TokenState token={token} now={now} /> },
              {
                head: 'Action',
                cell: (token) =>
                  token.revoked_at === null && (
                    <Button
                      size="small"
                      aria-label={`Revoke ${token.name}…`}
                      onClick={() => setRevoking(token)}
                    >
                      Revoke…
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </Loaded>
      {isMaking && <CreateTokenDialog onClose={() => setMaking(false)} />}
      {revoking && (
        <RevokeDialog id={revoking.id} name={revoking.name} onClose={() => setRevoking(undefined)} />
      )}
    </div>
  );
}

function TokenState({ token, now }: { token: Token; now: number }) {
  if (token.revoked_at !== null) return <Badge tone="closed">revoked {formatMoment(token.revoked_at)}</Badge>;
  if (token.expires_at === null) return <Badge tone="success">valid</Badge>;
  if (token.expires_at <= now) return <Badge tone="closed">expired {formatMoment(token.expires_at)}</Badge>;
  return <Badge tone="success">valid until {formatMoment(token.expires_at)}</Badge>;
}
