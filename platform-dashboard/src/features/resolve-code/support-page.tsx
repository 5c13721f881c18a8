import { Button, Card, Facts, TextField } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../api/api-error.ts';
import { supportQuery } from '../../api/queries.ts';
import { countryName } from '../../components/country-name.ts';
import { Loaded } from '../../components/loaded.tsx';
import { formatMoment } from '../../components/moment.tsx';
import { SetName } from '../../components/set-name.tsx';
import { hrefOf, useRoute } from '../../routing/route.ts';
import { CaseSkeleton } from './case-skeleton.tsx';

/** The events behind a visitor's support code. The code is in the URL, so that the page can be shared. */
export function SupportPage() {
  const { query } = useRoute();
  const code = query.get('code') ?? '';
  const found = useQuery(supportQuery(code));
  const isUnknown = found.error instanceof ApiError && found.error.status === 404;
  return (
    <div className="jh-stack jh-gap-6">
      <CodeForm key={code} code={code} error={isUnknown ? found.error?.message : undefined} />
      {code !== '' && !isUnknown && (
        <Loaded query={found} what="the support code" skeleton={<CaseSkeleton />}>
          {(known) => (
            <Card as="section" aria-label={`Support code ${known.code}`}>
              <Facts
                facts={[
                  { term: 'What happened', detail: known.event.replaceAll('-', ' ') },
                  { term: 'When', detail: formatMoment(known.at) },
                  {
                    term: 'Remote',
                    detail: known.slot ? `${known.remote}, slot ${known.slot}` : known.remote,
                  },
                  { term: 'Version', detail: <code className="jhd-code">{known.version}</code> },
                  { term: 'Set', detail: <SetName id={known.set} /> },
                  { term: 'Where', detail: `${countryName(known.country)}, in ${known.language}` },
                  { term: 'What the visitor was left with', detail: formatRung(known.rung) },
                  {
                    term: 'Trace',
                    detail: known.trace ? (
                      <code className="jhd-code">{known.trace}</code>
                    ) : (
                      'none was reported'
                    ),
                  },
                  {
                    term: 'Error',
                    detail: known.text ? (
                      <code className="jhd-code jhd-code--long">{known.text}</code>
                    ) : (
                      'none was reported'
                    ),
                  },
                ]}
              />
            </Card>
          )}
        </Loaded>
      )}
    </div>
  );
}

function CodeForm({ code, error }: { code: string; error: string | undefined }) {
  const { register, handleSubmit, watch } = useForm({ defaultValues: { code } });
  const typed = watch('code').trim().toLowerCase();
  const lookUp = handleSubmit(() => {
    window.location.hash = hrefOf('/support', { code: typed });
  });
  return (
    <search>
      <form className="jhd-search" onSubmit={(event) => void lookUp(event)}>
        <TextField
          {...register('code')}
          label="Support code"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          hint="Eight letters and digits, as the visitor reads them from the page."
          error={typed === code ? error : undefined}
        />
        <Button type="submit" variant="primary" aria-disabled={typed === '' || undefined}>
          Look up
        </Button>
      </form>
    </search>
  );
}

const rungs: Record<string, string> = {
  retry: 'the page, after another try',
  'previous-version': 'the page, of the version before',
  fallback: 'the fallback text',
  card: 'the card with this code',
};

const formatRung = (rung: string | null): string => (rung === null ? 'not reported' : (rungs[rung] ?? rung));
