import type { Image } from '@karavan/shared-api/contract/common';
import type { OrganizationCard } from '@karavan/shared-api/contract/feed';
import { Avatar } from '@karavan/shared-ui/avatar';

interface OrganizationMarkProps {
  readonly organization: Pick<OrganizationCard, 'title' | 'color'> & {
    readonly image: Pick<Image, 'small'> | null;
  };
  /** Side length in pixels; 72 by default. */
  readonly size?: number;
}

/** An organization's sign, or its letters on its own colour. Decorative: its name stands beside it. */
export function OrganizationMark({
  organization: { title, color, image },
  size = 72,
}: OrganizationMarkProps) {
  return (
    <Avatar
      name={title}
      src={image?.small ?? null}
      color={color}
      size={size}
      shape="organization"
    />
  );
}
