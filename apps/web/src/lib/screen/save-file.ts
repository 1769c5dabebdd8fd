/** Hands a file to the browser to be saved. */
export const saveFile = (content: Blob, filename: string): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(address);
};
