import { type SocketCommand, type SocketEvent, socketCommand } from '@jobharbor/shared/contracts';
import { ApiError, errorCode, errorText, isApiError } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { advanceReceipt } from '../chats/receipt-repository.ts';
import { addMessage } from '../messages/add-message.ts';
import { publishTyping } from '../messages/publish-typing.ts';
import type { Connection } from './socket-connection.ts';
import type { SocketHub } from './socket-hub.ts';

interface CommandContext {
  db: Db;
  clock: () => Date;
  connection: Connection;
  hub: Pick<SocketHub, 'watchJobs' | 'replay'>;
  /** BCP 47 tag for refusals. */
  language: string;
  log: { error(details: object, text: string): void };
}

/** Executes the command of one frame. Never throws: invalid frames are answered with `refused`. */
export async function executeFrame(frame: string, context: CommandContext): Promise<void> {
  const command = readCommand(frame);
  try {
    if (command === null) throw new ApiError(errorCode.invalidParameters);
    await executeCommand(command, context);
  } catch (error) {
    if (!isApiError(error)) context.log.error({ err: error }, 'a socket command failed');
    await context.connection.send(refusal(error, keyIn(frame), context.language));
  }
}

function readCommand(frame: string): SocketCommand | null {
  const parsed = socketCommand.safeParse(parseJson(frame));
  return parsed.success && frame.isWellFormed() && hasStorableText(parsed.data) ? parsed.data : null;
}

/** PostgreSQL stores neither NUL characters nor lone surrogates. */
const hasStorableText = (command: SocketCommand): boolean =>
  command.type !== 'send' ||
  [command.text, command.client_key].every((text) => text.isWellFormed() && !text.includes('\0'));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function executeCommand(
  command: SocketCommand,
  { db, clock, connection, hub }: CommandContext,
): Promise<void> {
  const { participant } = connection;
  switch (command.type) {
    case 'ping':
      await connection.send({ type: 'pong' });
      return;
    case 'send': {
      const draft = {
        chatId: command.chat_id,
        clientKey: command.client_key,
        content: { kind: 'text' as const, text: command.text },
        now: clock(),
      };
      const { message, isNew } = await addMessage(db, participant, draft);
      // The event bus sends a new message to every tab; a repeated one is answered to this tab only.
      if (!isNew) await connection.send({ type: 'message', message });
      return;
    }
    case 'read':
      await advanceReceipt(db, participant, command.chat_id, command.up_to, 'read');
      return;
    case 'watch-jobs':
      await hub.watchJobs(connection, command.job_ids);
      return;
    case 'replay':
      await hub.replay(connection, command.age_ms);
      return;
    case 'typing': {
      await publishTyping(db, participant, command.chat_id);
    }
  }
}

function refusal(error: unknown, clientKey: string | null, language: string): SocketEvent {
  const { code, params } = isApiError(error) ? error : new ApiError(errorCode.messageFailed);
  return { type: 'refused', client_key: clientKey, code, message: errorText(code, language, params) };
}

/** The `client_key` of a frame, also of an invalid one, so that the client knows which message was refused. */
function keyIn(frame: string): string | null {
  const value = parseJson(frame);
  if (typeof value !== 'object' || value === null || !('client_key' in value)) return null;
  return typeof value.client_key === 'string' ? value.client_key.slice(0, 64) : null;
}

/** The answer to a frame over the rate limit. */
export const rateLimited = (frame: string, language: string): SocketEvent =>
  refusal(new ApiError(errorCode.tooManyAttempts, { retryAfter: 1 }), keyIn(frame), language);
