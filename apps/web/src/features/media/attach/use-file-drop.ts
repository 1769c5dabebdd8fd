import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { pastedFiles } from './pasted-files.ts';

const bringsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Accepts files by drop and paste on an element. The rich text handles pasted images itself. */
export const useFileDrop = (onFiles: (files: File[]) => void) => {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOverCapture: (event: DragEvent) => {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setIsOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      },
      onDropCapture: (event: DragEvent) => {
        setIsOver(false);
        if (!bringsFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        onFiles([...event.dataTransfer.files]);
      },
      onPaste: (event: ClipboardEvent) => {
        const files = event.defaultPrevented ? [] : pastedFiles(event.clipboardData);
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      },
    },
  };
};
