import { layOutItems, setPerRow } from '../../blocks/summary/layout';
import { readLayout } from '../../blocks/summary/read-layout';
import { settings as table } from '../../blocks/summary/settings';
import styles from '../../blocks/summary/summary.css';
import { layOutWall } from '../../blocks/summary/wall';
import { addStyles } from '../../dom/styles';
import { followSizes } from '../../dom/timing/resize';
import { parseSettings } from '../../runtime/block/read-settings';
import type { LayOutEarly } from './early-block';

export const layOutSummary: LayOutEarly = async ({ element, runtime, attributes }) => {
  if (!element.querySelector('.summary-item')) return undefined; // rendered later
  const layout = readLayout(element, parseSettings(element, table, runtime).values);
  const { design, elements } = layout;
  const { list, items } = elements;
  const fitItems = () => {
    if (design === 'carousel') setPerRow(layout, list.clientWidth, attributes);
    if (design === 'autocolumns') layOutWall(layout, attributes);
  };
  const removeStyles = addStyles(styles, runtime.tag.nonce);
  layOutItems(layout, attributes);
  fitItems();
  const stopFollowing = followSizes([list, ...items], fitItems);
  return () => {
    stopFollowing();
    removeStyles();
  };
};
