import type { ReactNode } from 'react';
import { type Caution, cautions as known } from '../../contracts/primitives/caution.ts';
import { Button, Notice } from '../../ui/index.ts';
import { useCautionTexts } from './caution-texts.ts';
import { useFine } from './use-fine.ts';

export type ScamCautionProps = {
  /** Of what the caution is about, such as `message:7`: “it is fine” is kept for it on this device. */
  subject: string;
  /** From the API; kinds that only a later version knows are not shown. */
  cautions: readonly string[];
  /** The way to report it. */
  report: ReactNode;
};

const isKnown = (kind: string): kind is Caution => (known as readonly string[]).includes(kind);

/** A quiet caution: what in a text is a sign of a scam, and why. Nothing once the person has said that it is fine. */
export function ScamCaution({ subject, cautions, report }: ScamCautionProps) {
  const t = useCautionTexts();
  const [isFine, setFine] = useFine(subject);
  const kinds = cautions.filter(isKnown);
  if (isFine || kinds.length === 0) return null;
  return (
    <Notice
      tone="attention"
      role="note"
      aria-label={t('title')}
      title={t('title')}
      actions={
        <>
          {report}
          <Button size="small" variant="quiet" onClick={setFine}>
            {t('fine')}
          </Button>
        </>
      }
    >
      {kinds.map((kind) => (
        <p key={kind}>{t(kind)}</p>
      ))}
    </Notice>
  );
}
