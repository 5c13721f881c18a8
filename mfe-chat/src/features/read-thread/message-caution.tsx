import { ConductReportButton } from '@jobharbor/shared/domain/conduct-reports';
import { ScamCaution } from '@jobharbor/shared/domain/scam-cautions';

export type MessageCautionProps = {
  chatId: number;
  messageId: number;
  counterpart: string;
  cautions: readonly string[];
};

/** Below a recruiter's message that has signs of a scam. */
export function MessageCaution({ chatId, messageId, counterpart, cautions }: MessageCautionProps) {
  return (
    <ScamCaution
      subject={`message:${messageId}`}
      cautions={cautions}
      report={
        <ConductReportButton size="small" name={counterpart} subjects={[{ kind: 'chat', id: chatId }]} />
      }
    />
  );
}
