import type { SyncProposal } from '@jobharbor/shared/contracts/profile/resume-sync';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { Button } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';

export interface SkillChipsProps {
  skills: readonly SyncProposal[];
  /** Ids of those that are left out. */
  left: readonly string[];
  isWorking: boolean;
  onToggle: (id: string) => void;
  /** Adds the chosen ones. */
  onAdd: (chosen: readonly SyncProposal[]) => void;
}

const nameOf = ({ fields }: SyncProposal): string => fields.find(({ name }) => name === 'name')?.value ?? '';

/** Proposed skills as chips: all are chosen at first, a press leaves one out, and one button adds the chosen ones. */
export function SkillChips({ skills, left, isWorking, onToggle, onAdd }: SkillChipsProps) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const chosen = skills.filter(({ id }) => !left.includes(id));
  return (
    <fieldset className="jhp-chips">
      <legend>{t('entries.title.skill')}</legend>
      <ul>
        {skills.map((skill) => (
          <li key={skill.id}>
            <label className="jhp-chips__chip">
              <input type="checkbox" checked={!left.includes(skill.id)} onChange={() => onToggle(skill.id)} />
              <span dir="auto">{nameOf(skill)}</span>
            </label>
          </li>
        ))}
      </ul>
      <Button
        size="small"
        loading={isWorking}
        loadingLabel={t('saving')}
        aria-disabled={chosen.length === 0 || undefined}
        onClick={() => chosen.length > 0 && onAdd(chosen)}
      >
        {t('readResume.addChosen', {
          chosen: formatNumber(tag, chosen.length),
          total: formatNumber(tag, skills.length),
        })}
      </Button>
    </fieldset>
  );
}
