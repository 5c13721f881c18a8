import { Card } from '@jobharbor/shared/ui';
import { type ReactNode, type Ref, useId } from 'react';

export interface SettingsSectionProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Ref of the heading, to focus it when the pressed button was removed. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** A section of the settings: a card with a heading. */
export function SettingsSection({ title, lead, children, headingRef }: SettingsSectionProps) {
  const id = useId();
  return (
    <Card as="section" padding="roomy" aria-labelledby={id} className="jhp-setting">
      <header className="jh-stack jh-gap-1">
        <h2 id={id} ref={headingRef} tabIndex={-1} className="jhp-setting__title">
          {title}
        </h2>
        {lead && <p className="jh-quiet jh-small">{lead}</p>}
      </header>
      {children}
    </Card>
  );
}
