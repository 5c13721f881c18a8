import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

export interface VideoOptions {
  seconds?: number;
  format?: 'mp4' | 'mov' | 'webm';
  /** Written like a browser's recorder: in fragments, without a duration in the header. */
  isFragmented?: boolean;
  track?: 'video' | 'audio';
}

const formats = {
  mp4: (fragmented: boolean) => new Mp4OutputFormat({ fastStart: fragmented ? 'fragmented' : 'in-memory' }),
  mov: () => new MovOutputFormat(),
  webm: () => new WebMOutputFormat(),
};

/** A video of one packet a second, whose pictures no player could show. */
export async function aVideo(options: VideoOptions = {}): Promise<Buffer> {
  const { seconds = 3, format = 'mp4', isFragmented = false, track = 'video' } = options;
  const target = new BufferTarget();
  const output = new Output({ format: formats[format](isFragmented), target });
  const packet = (at: number) =>
    new EncodedPacket(new Uint8Array(20).fill(7), 'key', at, Math.min(1, seconds - at));
  const times = Array.from({ length: Math.ceil(seconds) }, (_, at) => at);
  if (track === 'video') {
    const source = new EncodedVideoPacketSource('vp9');
    output.addVideoTrack(source);
    await output.start();
    const decoderConfig = { codec: 'vp09.00.10.08', codedWidth: 320, codedHeight: 180 };
    for (const at of times) await source.add(packet(at), { decoderConfig });
  } else {
    const source = new EncodedAudioPacketSource('opus');
    output.addAudioTrack(source);
    await output.start();
    const decoderConfig = { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 };
    for (const at of times) await source.add(packet(at), { decoderConfig });
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}
