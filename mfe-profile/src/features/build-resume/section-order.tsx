import {
  type ResumeDesign,
  type ResumeSection,
  resumeSections,
} from '@jobharbor/shared/contracts/profile/resume-document';
import { IconButton, LiveRegion } from '@jobharbor/shared/ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface SectionOrderProps {
  design: ResumeDesign;
  onChange: (order: ResumeSection[]) => void;
}

/** The printed sections in their order, each with buttons that move it. Nothing for the form, which has its own order. */
export function SectionOrder({ design, onChange }: SectionOrderProps) {
  const { t } = useTranslation('profile');
  const [moved, setMoved] = useState('');
  const { document, order = [], template } = design;
  const all = [...new Set([...order, ...resumeSections])];
  const shown = all.filter((name) =>
    name === 'summary' ? document.basics?.summary : (document[name]?.length ?? 0) > 0,
  );
  if (template === 'rirekisho' || shown.length < 2) return null;
  const nameOf = (section: ResumeSection) => t(`buildResume.sections.${section}`);
  function move(section: ResumeSection, from: number, to: number): void {
    if (to < 0 || to >= shown.length) return;
    const next = shown.toSpliced(from, 1).toSpliced(to, 0, section);
    onChange(next);
    setMoved(t('entries.moved', { what: nameOf(section), place: to + 1, total: shown.length }));
  }
  return (
    <details className="jhp-build-section">
      <summary className="jh-disclosure">
        <h2>{t('buildResume.order')}</h2>
      </summary>
      <ol className="jhp-section-order">
        {shown.map((section, index) => (
          <li key={section} className="jh-inline jh-inline--apart">
            <span>{nameOf(section)}</span>
            <span className="jh-inline">
              <IconButton
                icon={<ArrowUp />}
                label={t('buildResume.moveUp', { name: nameOf(section) })}
                // `aria-disabled` and not `disabled` at both ends, so that the focus is kept.
                aria-disabled={index === 0}
                onClick={() => move(section, index, index - 1)}
              />
              <IconButton
                icon={<ArrowDown />}
                label={t('buildResume.moveDown', { name: nameOf(section) })}
                aria-disabled={index === shown.length - 1}
                onClick={() => move(section, index, index + 1)}
              />
            </span>
          </li>
        ))}
      </ol>
      <LiveRegion>{moved}</LiveRegion>
    </details>
  );
}
