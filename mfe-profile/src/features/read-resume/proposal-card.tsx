import type { SyncProposal } from '@jobharbor/shared/contracts/profile/resume-sync';
import { joinWithCommas } from '@jobharbor/shared/i18n';
import { useDirtyLease, useErrorText, useLocale, useNow } from '@jobharbor/shared/remote';
import { Button, Notice } from '@jobharbor/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ValidationError } from '../../common/entries/check-values.ts';
import { useEditingGuard } from '../../common/entries/editing-guard.tsx';
import type { EntryValues } from '../../common/entries/entry-kind.ts';
import { ProposalFields, useFieldLabel } from './proposal-fields.tsx';
import { ProposalForm } from './proposal-form.tsx';
import { entryKinds, fieldsOf, validationErrorsOf } from './sync-kinds.ts';
import type { AcceptOutcome, ResumeSync } from './use-resume-sync.ts';

export interface ProposalCardProps {
  proposal: SyncProposal;
  sync: ResumeSync;
  /** Called once it was accepted or skipped, before it is removed from the list. */
  onGone: () => void;
}

/** Fields selected by default: those that the profile lacks. Differing values are left for the person to choose. */
export const fieldsTaken = ({ entry_id: entryId, fields }: SyncProposal): string[] =>
  fields.filter(({ current }) => entryId === null || current === null).map(({ name }) => name);

const withField = (taken: readonly string[], field: string, isTaken: boolean): string[] =>
  isTaken ? [...taken, field] : taken.filter((one) => one !== field);

/** One proposal: accepted, in full or some fields, edited first, or skipped. */
export function ProposalCard({ proposal, sync, onGone }: ProposalCardProps) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const now = useNow();
  const label = useFieldLabel(proposal.kind);
  const card = useRef<HTMLLIElement>(null);
  const id = useId();
  const [taken, setTaken] = useState(() => fieldsTaken(proposal));
  const editing = useProposalEditor({ proposal, sync, onGone });
  const { edited, errors, problem, failure, isSaving, accept } = editing;
  useDirtyLease(edited !== null, `resume-sync-${proposal.id}`, 'stored');
  useEditingGuard(`resume-sync-${proposal.id}`, edited !== null, {
    focus: () => card.current?.querySelector<HTMLElement>('form :is(input, select, textarea)')?.focus(),
    save: () => accept(edited ?? {}),
  });

  const values = sync.valuesFor(proposal, taken);
  const missing = validationErrorsOf(proposal.kind, values, new Date(now));
  const incomplete = fieldsOf(proposal.kind).filter(({ name }) => name in missing);
  const lacking = incomplete.map(label);
  const name = useProposalName(proposal, sync);
  return (
    <li ref={card} className="jhp-proposal" aria-busy={isSaving || undefined}>
      <h3 id={`${id}-title`} tabIndex={-1} className="jhp-proposal__title">
        <bdi>{name}</bdi>
      </h3>
      {edited !== null ? (
        <ProposalForm
          kind={proposal.kind}
          names={proposal.fields.map((field) => field.name)}
          title={t('entries.edit', { what: name })}
          values={edited}
          errors={errors}
          isSaving={isSaving}
          onChange={editing.change}
          onSave={() => void accept(edited)}
          onCancel={() => {
            editing.cancel();
            requestAnimationFrame(() => card.current?.querySelector<HTMLElement>('h3')?.focus());
          }}
        />
      ) : (
        <>
          <ProposalFields
            proposal={proposal}
            taken={taken}
            onTake={(field, isTaken) => setTaken((known) => withField(known, field, isTaken))}
          />
          {incomplete.length > 0 && (
            <p className="jh-quiet">{t('readResume.incomplete', { fields: joinWithCommas(tag, lacking) })}</p>
          )}
          <ProposalButtons
            titleId={`${id}-title`}
            acceptLabel={acceptLabel(proposal, incomplete.length > 0)}
            isSaving={isSaving}
            isNothingTaken={taken.length === 0}
            onAccept={() => void accept(values)}
            onEdit={incomplete.length === 0 ? () => editing.edit(values) : undefined}
            onSkip={() => {
              sync.skip(proposal.id);
              onGone();
            }}
          />
        </>
      )}
      <ProposalProblem problem={problem} failure={failure} />
    </li>
  );
}

function acceptLabel({ entry_id }: SyncProposal, isIncomplete: boolean) {
  if (isIncomplete) return 'readResume.complete';
  return entry_id === null ? 'readResume.add' : 'readResume.take';
}

/** Accepts a proposal, with what the person has changed in its form. */
function useProposalEditor({ proposal, sync, onGone }: ProposalCardProps) {
  const [edited, setEdited] = useState<EntryValues | null>(sync.state.edits[proposal.id] ?? null);
  const [errors, setErrors] = useState<Record<string, ValidationError | string>>({});
  const [problem, setProblem] = useState<Exclude<AcceptOutcome['status'], 'accepted' | 'wrong'> | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  // Presses can repeat before React has rendered `isPending`.
  const isSending = useRef(false);
  const saving = useMutation({ mutationFn: (sent: EntryValues) => sync.accept(proposal, sent) });

  function edit(next: EntryValues | null): void {
    setEdited(next);
    sync.saveEdit(proposal.id, next);
  }

  /** Resolves with whether it was saved. */
  async function accept(sent: EntryValues): Promise<boolean> {
    if (isSending.current) return false;
    isSending.current = true;
    setProblem(null);
    const outcome = await saving.mutateAsync(sent);
    isSending.current = false;
    if (outcome.status === 'accepted') onGone();
    else if (outcome.status === 'wrong') {
      setErrors(outcome.errors);
      if (edited === null) edit(sent);
    } else {
      setProblem(outcome.status);
      setFailure(outcome.status === 'failed' ? outcome.error : null);
    }
    return outcome.status === 'accepted';
  }

  return {
    edited,
    errors,
    problem,
    failure,
    isSaving: saving.isPending,
    accept,
    edit,
    change(changed: EntryValues): void {
      edit({ ...edited, ...changed });
      setErrors((known) =>
        Object.fromEntries(Object.entries(known).filter(([field]) => !(field in changed))),
      );
    },
    cancel(): void {
      edit(null);
      setErrors({});
    },
  };
}

function ProposalProblem({ problem, failure }: { problem: 'conflict' | 'failed' | null; failure: unknown }) {
  const { t } = useTranslation('profile');
  const errorText = useErrorText();
  if (problem === null) return null;
  return (
    <Notice tone="danger" role="alert">
      {problem === 'conflict' ? t('readResume.conflict') : errorText(failure)}
    </Notice>
  );
}

interface ProposalButtonsProps {
  titleId: string;
  acceptLabel: ReturnType<typeof acceptLabel>;
  isSaving: boolean;
  isNothingTaken: boolean;
  onAccept: () => void;
  /** Undefined for an incomplete proposal: to accept it opens its form. */
  onEdit: (() => void) | undefined;
  onSkip: () => void;
}

function ProposalButtons(props: ProposalButtonsProps) {
  const { titleId, acceptLabel, isSaving, isNothingTaken, onAccept, onEdit, onSkip } = props;
  const { t } = useTranslation('profile');
  const id = useId();
  /** Accessible name of a button: its text and the proposal. */
  const named = (button: string) => ({
    id: `${id}-${button}`,
    'aria-labelledby': `${id}-${button} ${titleId}`,
  });
  return (
    <div className="jh-inline">
      <Button
        size="small"
        loading={isSaving}
        loadingLabel={t('saving')}
        aria-disabled={isNothingTaken || undefined}
        {...named('take')}
        onClick={() => !isNothingTaken && onAccept()}
      >
        {t(acceptLabel)}
      </Button>
      {onEdit && (
        <Button size="small" variant="quiet" {...named('edit')} onClick={() => !isSaving && onEdit()}>
          {t('readResume.edit')}
        </Button>
      )}
      <Button size="small" variant="quiet" {...named('skip')} onClick={() => !isSaving && onSkip()}>
        {t('readResume.skip')}
      </Button>
    </div>
  );
}

/** Name of the proposal in the labels of its buttons. */
function useProposalName(proposal: SyncProposal, sync: ResumeSync): string {
  const { t } = useTranslation('profile');
  const { language } = useLocale();
  const { kind, fields } = proposal;
  if (kind === 'about') return t(`field.${fields[0]?.name ?? 'summary'}` as 'field.summary');
  const values = sync.valuesFor(
    proposal,
    fields.map(({ name }) => name),
  );
  const { nameOf } = entryKinds[kind];
  // From the values: a proposal has no entry id yet.
  const text = nameOf({ id: 0, version: 0, ...values, display_name: null } as never, language.value);
  return text.replace(/^[,،、\s]+|[,،、\s]+$/gu, '');
}
