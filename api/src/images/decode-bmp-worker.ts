import { parentPort, workerData } from 'node:worker_threads';
import { decode } from 'bmp-ts';

// Not with `toRGBA`: it writes over colours of pictures with one bit a pixel.
const { data, width, height } = decode(Buffer.from(workerData as Uint8Array));
for (let pixel = 0; pixel < data.length; pixel += 4) {
  // Stored as alpha, blue, green, red; what alpha means depends on the program that wrote the file.
  data.writeUInt32BE(((data.readUInt32LE(pixel) & 0xffffff00) | 0xff) >>> 0, pixel);
}
parentPort?.postMessage({ data, width, height });
