import { writeSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { BufferSource, Input, MP4 } from 'mediabunny';

/**
 * The entry of the process that opens one video that somebody sent: answers with how long it runs, by its tables of
 * samples and never by what its header claims; null for sound alone.
 */
const input = new Input({ source: new BufferSource(await buffer(process.stdin)), formats: [MP4] });
const tracks = await input.getTracks();
const isSound = tracks.length > 0 && !tracks.some((track) => track.isVideoTrack());
const answer = JSON.stringify({ seconds: isSound ? null : await input.computeDuration() });
writeSync(1, answer);
process.exit(0);
