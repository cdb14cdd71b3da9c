import { useAtomValue } from 'jotai';
import { ConfirmDialog, AlertDialog } from '@karavan/shared-ui/question-dialog';
import { dialogsAtom } from '../layers/dialogs.ts';

/** Shows the first of the waiting questions. */
export function DialogLayer() {
  const [dialog] = useAtomValue(dialogsAtom);
  if (!dialog) return null;
  const { kind, id, answer, ...question } = dialog;
  return kind === 'confirm' ? (
    <ConfirmDialog key={id} {...question} open onAnswer={answer} />
  ) : (
    <AlertDialog key={id} {...question} open onClose={() => answer(true)} />
  );
}
