declare module 'pino-roll' {
  import type { EventEmitter } from 'node:events';

  /** A sonic-boom stream, as far as the gateway uses it. */
  export interface RollingFile extends EventEmitter {
    write(line: string): boolean;
    flushSync(): void;
    end(): void;
  }

  /** Opens a log file that is rotated at a size. */
  // biome-ignore lint/style/noDefaultExport: it is what the package exports
  export default function pinoRoll(options: {
    file: string;
    extension: string;
    size: string;
    limit: { count: number };
    mkdir: boolean;
    maxLength: number;
  }): Promise<RollingFile>;
}
