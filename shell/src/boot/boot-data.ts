import { DOCUMENT_IDS, type BootData } from '@karavan/shared-api/contract/boot';

/** Reads the data that the server put into the page. */
export function readBootData(): BootData {
  const block = document.getElementById(DOCUMENT_IDS.boot);
  if (!block) throw new Error(`The page carries no #${DOCUMENT_IDS.boot}`);
  return JSON.parse(block.textContent) as BootData;
}
