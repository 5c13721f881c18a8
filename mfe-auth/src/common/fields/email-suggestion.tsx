import { isolate } from '@jobharbor/shared/domain/user-text';
import { Button } from '@jobharbor/shared/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import providers from './mail-providers.json' with { type: 'json' };

/** Debounce in milliseconds: nobody is asked about a domain that is still being typed. */
const pauseMs = 500;
/** Edits by which a domain may differ from that of a provider. */
const maxEdits = 2;

export interface EmailSuggestionProps {
  email: string;
  onTake: (email: string) => void;
}

/** Suggests a correction of a misspelt email domain such as `gmial.com`. Refuses nothing. */
export function EmailSuggestion({ email, onTake }: EmailSuggestionProps) {
  const { t } = useTranslation('auth');
  const suggested = useSuggestion(email.trim());
  return (
    <div role="status">
      {suggested !== null && (
        <div className="jh-inline">
          <span>{t('email.suggest', { email: isolate(suggested) })}</span>
          <Button size="small" onClick={() => onTake(suggested)}>
            {t('email.takeSuggested')}
          </Button>
        </div>
      )}
    </div>
  );
}

function useSuggestion(email: string): string | null {
  const [found, setFound] = useState<{ for: string; email: string } | null>(null);
  useEffect(() => {
    if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const similar = await findSimilar(email);
      if (isCurrent) setFound(similar === null ? null : { for: email, email: similar });
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [email]);
  return found?.for === email ? found.email : null;
}

/** The address at the provider of a similar name. Null where none is, and where the list cannot be loaded. */
export async function findSimilar(email: string): Promise<string | null> {
  try {
    const { run } = await import(/* webpackChunkName: "email-suggestion" */ '@zootools/email-spell-checker');
    const similar = run({
      ...{ email, domains: providers, domainThreshold: maxEdits },
      // Its endings lack those of most of our countries: `tm.com.my` became `tm.com`.
      ...{ secondLevelDomains: [], topLevelDomains: [] },
    });
    const [local, domain = ''] = email.split('@');
    return similar && !providers.includes(domain.toLowerCase()) ? `${local}@${similar.domain}` : null;
  } catch {
    return null;
  }
}
