import { writeSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { BufferSource, Input, MP4 } from 'mediabunny';

/**
 * Entry of the process that opens one uploaded video: answers with its duration from the sample tables, not the header;
 * null without a video track.
 */
const input = new Input({ source: new BufferSource(await buffer(process.stdin)), formats: [MP4] });
const tracks = await input.getTracks();
const isSound = tracks.length > 0 && !tracks.some((track) => track.isVideoTrack());
const answer = JSON.stringify({ seconds: isSound ? null : await input.computeDuration() });
writeSync(1, answer);
process.exit(0);
