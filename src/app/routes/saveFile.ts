/** Hands a file to the browser to be saved under a name. */
export function saveFile({ name, file }: { name: string; file: Blob }): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the address only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
