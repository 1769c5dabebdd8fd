import type { Locator, Page } from '@playwright/test';
import { encodeWav } from '../../testing/wav.ts';

/** A file for a file chooser. */
export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** Presses a button and answers the file chooser that it opens. */
export const chooseFiles = async (page: Page, button: Locator, files: ChosenFile[]): Promise<void> => {
  const opening = page.waitForEvent('filechooser');
  await button.click();
  await (await opening).setFiles(files);
};

type Picture = { name: string; type: 'image/png' | 'image/jpeg'; width: number; height: number };

/** A picture with red, green, blue and white corners, drawn by the browser. */
export const drawPicture = async (page: Page, { name, type, width, height }: Picture): Promise<ChosenFile> => {
  const base64 = await page.evaluate(
    (picture) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
      const context = canvas.getContext('2d');
      const [x, y] = [picture.width / 2, picture.height / 2];
      for (const [index, color] of ['#d22', '#2a2', '#22d', '#fff'].entries()) {
        if (!context) throw new Error('No canvas.');
        context.fillStyle = color;
        context.fillRect((index % 2) * x, Math.floor(index / 2) * y, x, y);
      }
      return canvas.toDataURL(picture.type, 0.95).split(',')[1] ?? '';
    },
    { type, width, height },
  );
  return { name, mimeType: type, buffer: Buffer.from(base64, 'base64') };
};

const SECRET = 'taken at home';

/** Rotates a photo and adds a location, as cameras do. */
export const withCameraData = (photo: ChosenFile): ChosenFile => {
  const tiff = Buffer.alloc(64);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(2, 8);
  // Orientation: turn it by 90 degrees; description: the secret behind the entries.
  tiff.set([0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0], 10);
  tiff.set([0x0e, 0x01, 2, 0, SECRET.length + 1, 0, 0, 0, 38, 0, 0, 0], 22);
  tiff.write(SECRET, 38, 'latin1');
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  const [start, rest] = [photo.buffer.subarray(0, 2), photo.buffer.subarray(2)];
  return { ...photo, buffer: Buffer.concat([start, head, body, rest]) };
};

export const hasCameraData = (bytes: Buffer): boolean => bytes.includes(SECRET) || bytes.includes('Exif');

/** Pastes a file as the browser does, without asking the machine's clipboard. */
export const pasteFile = (text: Locator, { name, mimeType, buffer }: ChosenFile): Promise<void> =>
  text.evaluate(
    (element, { name, type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], name, { type }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { name, type: mimeType, base64: buffer.toString('base64') },
  );

/** Drops a file as the browser does. */
export const dropFile = (target: Locator, { name, mimeType, buffer }: ChosenFile): Promise<void> =>
  target.evaluate(
    (element, { name, type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], name, { type }));
      for (const kind of ['dragover', 'drop']) {
        element.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
      }
    },
    { name, type: mimeType, base64: buffer.toString('base64') },
  );

/** Swipes a picture sideways by this number of pixels. */
export const swipe = async (picture: Locator, pixels: number): Promise<void> => {
  const finger = { pointerType: 'touch', isPrimary: true, clientY: 300 };
  await picture.dispatchEvent('pointerdown', { ...finger, clientX: 300 });
  await picture.dispatchEvent('pointermove', { ...finger, clientX: 300 + pixels });
  await picture.dispatchEvent('pointerup', { ...finger, clientX: 300 + pixels });
};

/** A tone of a second, as a WAV file. */
export const makeTone = (name: string): ChosenFile => {
  const levels = Array.from({ length: TONE_RATE }, (_none, sample) => Math.sin(sample / 3) * 0.27);
  return { name, mimeType: 'audio/wav', buffer: encodeWav(levels, TONE_RATE) };
};

const TONE_RATE = 8000;

/** A decoded picture: its size, and the colours of its corners as letters. */
export const readPicture = (page: Page, bytes: Buffer): Promise<{ width: number; height: number; corners: string }> =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('No canvas.');
    context.drawImage(bitmap, 0, 0);
    const corners = [1, 3].flatMap((y) =>
      [1, 3].map((x) => {
        const [red = 0, green = 0, blue = 0] = context.getImageData((width * x) / 4, (height * y) / 4, 1, 1).data;
        const bright = [red > 128, green > 128, blue > 128].map(Number).join('');
        return { '100': 'R', '010': 'G', '001': 'B', '111': 'W' }[bright] ?? '?';
      }),
    );
    return { width, height, corners: corners.join('') };
  }, bytes.toString('base64'));

/** Records uploads in the page, because the browser does not report a blob's bytes on the network. */
export const watchUploads = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const sent: Blob[] = [];
    Object.assign(window, { sentFiles: sent });
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof Blob) sent.push(body);
      send.call(this, body);
    };
  });
};

/** The uploads of a type so far, in their order. */
export const listUploads = async (page: Page, type: string): Promise<Buffer[]> => {
  const texts = await page.evaluate(async (wanted) => {
    const sent = (window as unknown as { sentFiles: Blob[] }).sentFiles.filter((blob) => blob.type === wanted);
    return Promise.all(
      sent.map(async (blob) =>
        new Uint8Array(await blob.arrayBuffer()).reduce((text, byte) => text + String.fromCharCode(byte), ''),
      ),
    );
  }, type);
  return texts.map((text) => Buffer.from(text, 'latin1'));
};
