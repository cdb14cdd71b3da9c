import styled from 'styled-components';

/** Reserves space until the selection is loaded. */
export const NoChoice = styled.div`
  height: 170px;
`;
