import styled from 'styled-components';
import { color, radius } from '@karavan/shared-ui/tokens';

interface FlagProps {
  /** ISO 3166-1, two letters. */
  readonly country: string;
}

/** A country's flag, shown beside its name. */
export function Flag({ country }: FlagProps) {
  return <Picture src={`/flags/${country}.svg`} alt="" width={24} height={16} loading="lazy" />;
}

const Picture = styled.img`
  flex: none;
  object-fit: cover;
  border-radius: ${radius.tiny};
  background: ${color.fill};
`;
