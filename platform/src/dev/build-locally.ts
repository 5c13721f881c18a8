import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createRsbuild, loadConfig, mergeRsbuildConfig } from '@rsbuild/core';

export interface LocalBuild {
  /** Serves a file of the build from memory; calls `otherwise` for unknown files. */
  serve(request: IncomingMessage, response: ServerResponse, otherwise: () => void): void;
  /** Sends updates to pages through this server's WebSockets. */
  connect(server: Server): void;
  close(): Promise<void>;
}

/** Development build of a package, in watch mode. */
export async function buildLocally(folder: string, localBase: string, port: number): Promise<LocalBuild> {
  const { content } = await loadConfig({ cwd: folder, meta: { localBase } });
  // Module Federation's plugin passes this port to the page's update client, whoever listens on it.
  const rsbuildConfig = mergeRsbuildConfig(content, { server: { port } });
  const rsbuild = await createRsbuild({ cwd: folder, rsbuildConfig });
  const dev = await rsbuild.createDevServer({ getPortSilently: true });
  await dev.afterListen();
  return {
    serve: (request, response, otherwise) => dev.middlewares(request, response, otherwise),
    connect: (server) => dev.connectWebSocket({ server }),
    close: () => dev.close(),
  };
}
