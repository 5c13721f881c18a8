import type { AlertFrequency, JobAlert } from '@jobharbor/shared/contracts/search/job-alert';
import { SelectField, Switch } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import './alerts.css';

export type AlertChange = { frequency: AlertFrequency } | { is_paused: boolean };

export type AlertSettingsProps = {
  alert: JobAlert;
  /** The pending change: shown optimistically, and rolled back on failure. */
  pending: AlertChange | undefined;
  onChange: (change: AlertChange) => void;
};

/** Frequency and pause of an alert. Changes are saved at once. */
export function AlertSettings({ alert, pending, onChange }: AlertSettingsProps) {
  const { t } = useTranslation('myJobs');
  const frequency = pending && 'frequency' in pending ? pending.frequency : alert.frequency;
  const isPaused = pending && 'is_paused' in pending ? pending.is_paused : alert.state === 'paused';
  const isSending = alert.state === 'active' || alert.state === 'paused';
  return (
    <div className="jhm-alert-settings">
      <SelectField
        label={t('alerts.frequency.label')}
        value={frequency}
        onChange={({ target }) => onChange({ frequency: target.value === 'weekly' ? 'weekly' : 'daily' })}
      >
        <option value="daily">{t('alerts.frequency.daily')}</option>
        <option value="weekly">{t('alerts.frequency.weekly')}</option>
      </SelectField>
      {isSending && (
        <Switch
          label={t(alert.email === '' ? 'alerts.sendingTexts' : 'alerts.sending')}
          checked={!isPaused}
          onChange={({ target }) => onChange({ is_paused: !target.checked })}
        />
      )}
    </div>
  );
}
