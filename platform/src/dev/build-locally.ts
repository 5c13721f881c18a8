import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createRsbuild, loadConfig, mergeRsbuildConfig } from '@rsbuild/core';

export interface LocalBuild {
  /** Answers for a file of the build, from memory; calls `otherwise` where there is none. */
  serve(request: IncomingMessage, response: ServerResponse, otherwise: () => void): void;
  /** Tells pages of each change through this server's sockets. */
  connect(server: Server): void;
  close(): Promise<void>;
}

/** Builds a package for its developer's machine, at once and at every change. */
export async function buildLocally(folder: string, localBase: string, port: number): Promise<LocalBuild> {
  const { content } = await loadConfig({ cwd: folder, meta: { localBase } });
  // Module Federation's plugin tells the page's update client this port, whoever listens there.
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
