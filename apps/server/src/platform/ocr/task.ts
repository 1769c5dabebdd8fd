import type { LanguageCode } from '@pinlife/contract/languages';

/** A request to the OCR process: recognise the text of an image of this size. */
export type OcrTask = { size: number; language: LanguageCode };
