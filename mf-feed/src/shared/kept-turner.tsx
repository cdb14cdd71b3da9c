import { useLocation } from '@karavan/shared-api/router';
import { PictureTurner, type PictureTurnerProps } from '@karavan/shared-ui/product/picture-turner';

/** Turns the pictures of a card; whoever comes back to the list finds it at the picture where they left it. */
export function KeptTurner(props: PictureTurnerProps) {
  const { key } = useLocation();
  return <PictureTurner {...props} positionKey={key} />;
}
