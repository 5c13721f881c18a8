import type { RewriteType, SummarySentence } from '@jobharbor/shared/contracts/profile/career-summary';
import { focusIfLost } from '@jobharbor/shared/forms';
import { joinWithCommas } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { Button, Checkbox } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SummaryDraft } from './use-summary.ts';

const rewriteTypes: readonly RewriteType[] = ['shorter', 'fuller', 'other_words'];

export interface DraftSentencesProps {
  draft: SummaryDraft;
  isWriting: boolean;
  isAccepting: boolean;
  /** Indexes of the selected sentences. */
  onAccept: (keep: number[]) => void;
  onRewrite: (rewriteType: RewriteType) => void;
  /** Undefined where there is no earlier text. */
  onBringBack: (() => void) | undefined;
}

/** The text so far, each sentence with its facts. Sentences without facts are deselected by default. */
export function DraftSentences({
  draft,
  isWriting,
  isAccepting,
  onAccept,
  onRewrite,
  onBringBack,
}: DraftSentencesProps) {
  const { t } = useTranslation('profile');
  const { sentences, writer } = draft;
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map());
  const isKept = ({ facts }: SummarySentence, index: number) => changed.get(index) ?? facts.length > 0;
  const kept = sentences.flatMap((sentence, index) => (isKept(sentence, index) ? [index] : []));
  return (
    <div className="jh-stack jh-gap-3" aria-busy={isWriting}>
      <p className="jh-quiet jh-small">{t(`summary.by.${writer}`)}</p>
      <ul className="jhp-summary__sentences" aria-label={t('summary.sentences')}>
        {sentences.map((sentence, index) => (
          <li key={index} data-unsupported={sentence.facts.length === 0}>
            <Checkbox
              label={<bdi>{sentence.text}</bdi>}
              hint={<Basis draft={draft} sentence={sentence} />}
              checked={isKept(sentence, index)}
              onChange={(event) => setChanged(new Map([...changed, [index, event.currentTarget.checked]]))}
            />
          </li>
        ))}
      </ul>
      {!isWriting && sentences.length > 0 && (
        <div className="jh-inline">
          <Button
            ref={focusIfLost}
            variant="primary"
            loading={isAccepting}
            loadingLabel={t('saving')}
            aria-disabled={kept.length === 0}
            onClick={() => onAccept(kept)}
          >
            {t('summary.use')}
          </Button>
          {rewriteTypes.map((type) => (
            <Button key={type} variant="quiet" aria-disabled={isAccepting} onClick={() => onRewrite(type)}>
              {t(`summary.rewrite.${type}`)}
            </Button>
          ))}
          {onBringBack && (
            <Button variant="quiet" aria-disabled={isAccepting} onClick={onBringBack}>
              {t('summary.earlier')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Facts of a sentence, or the warning that there are none. */
function Basis({ draft, sentence }: { draft: SummaryDraft; sentence: SummarySentence }) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  if (sentence.facts.length === 0) return t('summary.unsupported');
  const facts = draft.facts.filter(({ id }) => sentence.facts.includes(id));
  return t('summary.rests', {
    facts: joinWithCommas(
      tag,
      facts.map(({ kind, text }) => t('summary.fact', { kind: t(`summary.kind.${kind}`), text })),
    ),
  });
}
