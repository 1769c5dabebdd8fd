import type { LanguageCode } from '@pinlife/contract/languages';

/** A request to the OCR process: find the words of an image of so many bytes. */
export type OcrTask = { size: number; language: LanguageCode };
