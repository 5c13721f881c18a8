import { Card } from '@jobharbor/shared/ui';
import { type ReactNode, type Ref, useId } from 'react';

export interface SettingsSectionProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** The heading, for the focus after what was pressed is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** One part of the settings: a card with its heading. */
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
