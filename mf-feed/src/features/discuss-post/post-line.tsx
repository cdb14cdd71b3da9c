import styled from 'styled-components';
import { getItem } from '@karavan/shared-api/client/items';
import { useEndpoint } from '@karavan/shared-api/query';
import { Link } from '@karavan/shared-api/router';
import { Thumbnail } from '@karavan/shared-ui/thumbnail';
import { color, media, space, type } from '@karavan/shared-ui/tokens';

const PICTURE = 48;

/** The post that a discussion is about; nothing where it cannot be had. */
export function PostLine({ itemId }: { readonly itemId: number }) {
  const { data: item, isError } = useEndpoint(getItem, { params: { id: itemId } });
  if (isError) return null;
  return (
    <Place>
      {item && (
        <Line to={`/p/${itemId}`}>
          <Thumbnail picture={item.image} size={PICTURE} />
          <Name>{item.name}</Name>
        </Line>
      )}
    </Place>
  );
}

/** As high before it has loaded. */
const Place = styled.div`
  min-height: calc(${PICTURE}px + 2 * ${space[2]} + 1px);
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
`;

const Line = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[4]};

  ${media.hover} {
    &:hover {
      background: ${color.fill};
    }
  }
`;

const Name = styled.span`
  overflow: hidden;
  min-width: 0;
  font: ${type.label};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
